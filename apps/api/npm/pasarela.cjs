#!/usr/bin/env node
// The command of the npm package. It is written so that an old Node can read it and say that it is too old.
'use strict';

const { olderNode } = require('./node-version.cjs');

if (olderNode) {
  process.stderr.write(`${olderNode}\n`);
  process.exit(1);
}
import('../apps/api/dist/server/pasarela.js');
