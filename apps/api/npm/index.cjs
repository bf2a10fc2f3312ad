// The library for CommonJS.
'use strict';

const { olderNode } = require('./node-version.cjs');

if (olderNode) throw new Error(olderNode);

const { CallRefused, createSandbox } = require('../apps/api/dist/server/create-sandbox.cjs');

module.exports = { CallRefused, createSandbox };
