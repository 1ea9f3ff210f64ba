import { jest } from '@jest/globals';

// Jest has no per-project timeout; this one covers the startup.
jest.setTimeout(600_000);
