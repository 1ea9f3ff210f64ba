import { jest } from '@jest/globals';

// The configuration has one timeout for all projects: this one includes the start of the system.
jest.setTimeout(300_000);
