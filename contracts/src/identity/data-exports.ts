import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { identityErrors as errors } from './error-codes.js';

/** The services that hold something under an account, beside identity itself. */
export const exportingServices = ['journey'] as const;
export type ExportingService = (typeof exportingServices)[number];

/** How long the parts have to come, and how long a gathered export can be fetched. */
export const dataExportLifetimes = { gatheringSeconds: 30, fetchableSeconds: 60 * 60 } as const;

/** How many exports one buyer may ask for in 24 hours. */
export const dataExportsPerDay = 5;

/**
 * What a service answers a `identity.data-export-requested.v1` with. `encrypted` is a JWE (RFC 7516, compact; ECDH-ES with
 * A256GCM) of the part's JSON, made with the public key of the request: personal data crosses the broker only as ciphertext.
 */
export const dataExportPart = z.object({ exportId: z.string(), userId: z.string(), encrypted: z.string() });

/** `incomplete`: the time is over and `missing` did not answer. */
export const dataExport = z.object({
  id: z.string(),
  status: z.enum(['gathering', 'ready', 'incomplete']),
  missing: z.array(z.string()),
  requestedAt: z.iso.datetime(),
});
export type DataExport = z.infer<typeof dataExport>;

const dataExportId = z.strictObject({ dataExportId: identifier });
const notFound = { 'data-export.not-found': errors['data-export.not-found'] };

export const requestDataExport = defineOperation({
  id: 'identity.request-data-export',
  summary: 'Request a download of everything all services store about the signed-in buyer',
  method: 'POST',
  path: '/api/auth/data-exports',
  access: 'buyer',
  status: 202,
  reply: dataExport,
  errors: {},
});

export const getDataExport = defineOperation({
  id: 'identity.get-data-export',
  summary: 'Get the status of a data export',
  method: 'GET',
  path: '/api/auth/data-exports/:dataExportId',
  access: 'buyer',
  params: dataExportId,
  status: 200,
  reply: dataExport,
  errors: notFound,
});

export const downloadDataExport = defineOperation({
  id: 'identity.download-data-export',
  summary: 'Download a data export, grouped by service',
  method: 'GET',
  path: '/api/auth/data-exports/:dataExportId/content',
  access: 'buyer',
  params: dataExportId,
  status: 200,
  reply: z.object({
    requestedAt: z.iso.datetime(),
    missing: z.array(z.string()),
    parts: z.record(z.string(), z.unknown()),
  }),
  errors: { ...notFound, 'data-export.not-ready': errors['data-export.not-ready'] },
});
