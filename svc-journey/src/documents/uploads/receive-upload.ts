import { documentLimits } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { DataStore, ERRORS, Server, Upload } from '@tus/server';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { inPieces } from '../storage/file-cipher.js';
import type { StoredUpload } from '../storage/upload-store.js';

type Dependencies = Pick<DocumentDependencies, 'uploads' | 'keys' | 'transaction' | 'now'>;

/** What the routes hand over: a request of the tus protocol, as the web’s own types have it. */
export interface TusRequest {
  readonly userId: string;
  readonly uploadId: string;
  /** The link that it must have come through. Owners may pass any. */
  readonly shareId?: string;
  readonly request: Request;
}

/** The server wants one, and uses it only for uploads that it creates itself. */
const path = '/api/document-uploads';
/** Stored at once. An upload that breaks off loses at most what came after the last full piece, and even that is tried. */
const pieceBytes = 512 * 1024;

/**
 * Answers `HEAD` and `PATCH` of tus 1.0. A file is begun and given up by operations of our own. Two requests that go on from the
 * same place can both come, also at two instances: only one of them is stored.
 * @throws AppError `document-upload.…`
 */
export async function receiveUpload(
  dependencies: Dependencies,
  { userId, uploadId, shareId, request }: TusRequest,
): Promise<Response> {
  const server = new Server({
    path,
    relativeLocation: true,
    maxSize: documentLimits.fileBytes,
    datastore: new PieceStore(dependencies, userId, shareId),
    getFileIdFromRequest: () => uploadId,
    allowedOrigins: [],
  });
  const response = await server.handleWeb(request);
  if (response.status >= 400) throw refusalOf(response.status);
  return response;
}

/** A store of the tus server that appends to the buyer’s upload. */
class PieceStore extends DataStore {
  override readonly extensions: string[] = [];
  private found: StoredUpload | undefined;

  constructor(
    private readonly dependencies: Dependencies,
    private readonly userId: string,
    private readonly shareId: string | undefined,
  ) {
    super();
  }

  override async getUpload(id: string): Promise<Upload> {
    this.found = await this.dependencies.uploads.findById(this.userId, id);
    if (!this.found || this.found.state === 'refused') throw tusError(ERRORS.FILE_NOT_FOUND);
    if (this.shareId !== undefined && this.found.shareId !== this.shareId) throw tusError(ERRORS.FILE_NOT_FOUND);
    return new Upload({ id, size: this.found.bytes, offset: this.found.received });
  }

  /** What came before the connection broke is kept. */
  override async write(stream: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    const { found, dependencies } = this;
    if (!found) throw tusError(ERRORS.FILE_NOT_FOUND);
    const { uploads, keys, transaction, now } = dependencies;
    const key = keys.unwrap(found.key, id);
    let position = offset;
    const source = untilBroken(stream);
    for await (const bytes of inPieces(source.parts, pieceBytes)) {
      const piece = { offset: position, bytes, isLast: position + bytes.length === found.bytes };
      const stored = await transaction((transaction) => uploads.append({ id, key }, piece, now(), transaction));
      if (!stored) throw tusError(ERRORS.INVALID_OFFSET);
      position += bytes.length;
    }
    if (source.failure() !== undefined) throw tusError(ERRORS.ABORTED);
    return position;
  }
}

interface TusRefusal {
  readonly status_code: number;
  readonly body: string;
}

/** The tus server reads both from what is thrown. */
const tusError = (refusal: TusRefusal): Error => Object.assign(new Error(refusal.body), refusal);

/** Ends where the source fails, so that its last bytes can be stored first. */
function untilBroken(source: AsyncIterable<Uint8Array>) {
  let failure: unknown;
  async function* parts() {
    try {
      yield* source;
    } catch (error) {
      failure = error ?? new Error('The connection broke off');
    }
  }
  return { parts: parts(), failure: () => failure };
}

const refusals: Readonly<Record<number, readonly [code: string, text: string]>> = {
  404: ['document-upload.not-found', 'This upload is no longer there. Choose the file again.'],
  409: ['document-upload.wrong-offset', 'The upload goes on at another place. Ask where first.'],
  413: ['request.too-large', 'The request is too large'],
};

function refusalOf(status: number): Error {
  if (status >= 500) return new Error(`The upload could not be stored (${status})`);
  const [code, text] = refusals[status] ?? ['document-upload.invalid', 'Say where the bytes begin: Upload-Offset'];
  return new AppError(code, text);
}
