import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { buyerDocument, documentSubject, documentUpload } from './documents.js';

/** `perSubject`: photos of one home, tour, or finding. */
export const photoLimits = { perSubject: 40 } as const;

/** For the `accept` of a file input. HEIC becomes JPEG. */
export const acceptedPhotos = '.jpg,.jpeg,.png,.heic,.heif';

/** A document that shows something. Its note is the caption. */
export const photo = z.object({ ...buyerDocument.shape, subject: documentSubject });
export type Photo = z.infer<typeof photo>;

/** Changed, binned, and restored as other documents are. */
export const listPhotos = defineOperation({
  id: 'journey.list-photos',
  summary: 'List the signed-in buyer’s photos of homes, tours, and findings, and those on their way',
  method: 'GET',
  path: '/api/photos',
  access: 'buyer',
  status: 200,
  reply: z.object({
    /** The oldest first, without what is in the bin. */
    photos: z.array(photo),
    uploads: z.array(documentUpload),
  }),
  errors: {},
});
