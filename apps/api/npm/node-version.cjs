// Written so that an old Node can read it and say that it is too old.
'use strict';

const minimum = [24, 7];
const [major, minor] = process.versions.node.split('.').map(Number);

/** What to say to a Node that is too old; undefined to any other. */
exports.olderNode =
  major < minimum[0] || (major === minimum[0] && minor < minimum[1])
    ? `Pasarela needs Node ${minimum.join('.')} or newer; this is Node ${process.versions.node}.`
    : undefined;
