import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';

/** The services besides identity that store account data. */
export const exportingServices = ['commerce', 'journey'] as const;
export type ExportingService = (typeof exportingServices)[number];

/** How long services have to answer, and how long an export can be downloaded. */
export const dataExportLifetimes = { gatheringSeconds: 30, fetchableSeconds: 60 * 60 } as const;

/** Per buyer, in 24 hours. */
export const dataExportsPerDay = 5;

/**
 * A service's answer to `identity.data-export-requested.v1`. `encrypted` is a JWE (RFC 7516, compact; ECDH-ES with A256GCM) of
 * the part's JSON for the public key in the request: personal data crosses the broker only as ciphertext.
 */
export const dataExportPart = z.object({ exportId: z.string(), userId: z.string(), encrypted: z.string() });

/** `incomplete`: time is up, and the services in `missing` did not answer. */
export const dataExport = z.object({
  id: z.string(),
  status: z.enum(['gathering', 'ready', 'incomplete']),
  missing: z.array(z.string()),
  requestedAt: z.iso.datetime(),
});
export type DataExport = z.infer<typeof dataExport>;

const dataExportId = z.strictObject({ dataExportId: identifier });
const notFound = { 'data-export.not-found': 404 };

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
  errors: { ...notFound, 'data-export.not-ready': 409 },
});
