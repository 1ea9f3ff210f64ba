import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { documentSlot } from './slots.js';

export const listDocumentSlots = defineOperation({
  id: 'journey.list-document-slots',
  summary: 'List the papers that the journey asks the signed-in buyer for, with their status',
  method: 'GET',
  path: '/api/document-slots',
  access: 'buyer',
  status: 200,
  reply: z.object({ slots: z.array(documentSlot) }),
  errors: {},
});
