/** A call of DocumentDB's SQL interface, prepared under its name once per PostgreSQL connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const BSON = '::bytea::documentdb_core.bson';
const SEQUENCE = '::bytea::documentdb_core.bsonsequence';
const BSON_TEXT = '::text::documentdb_core.bson';
const CURSOR_COLUMNS = 'cursorpage, continuation, cursorid';

function statements<Name extends string>(texts: Record<Name, string>): Record<Name, Statement> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, { name, text }]);
  return Object.fromEntries(entries) as Record<Name, Statement>;
}

export const SQL = statements({
  insert: `SELECT p_result, p_success FROM documentdb_api.insert($1, $2${BSON}, $3${SEQUENCE}, NULL)`,
  update: `SELECT p_result, p_success FROM documentdb_api.update($1, $2${BSON}, $3${SEQUENCE}, NULL)`,
  delete: `SELECT p_result, p_success FROM documentdb_api.delete($1, $2${BSON}, $3${SEQUENCE}, NULL)`,
  findAndModify: `SELECT p_result, p_success FROM documentdb_api.find_and_modify($1, $2${BSON}, NULL)`,
  find: `SELECT ${CURSOR_COLUMNS} FROM documentdb_api.find_cursor_first_page($1, $2${BSON}, 0)`,
  aggregate: `SELECT ${CURSOR_COLUMNS} FROM documentdb_api.aggregate_cursor_first_page($1, $2${BSON}, 0)`,
  listCollections: `SELECT ${CURSOR_COLUMNS} FROM documentdb_api.list_collections_cursor_first_page($1, $2${BSON}, 0)`,
  listIndexes: `SELECT ${CURSOR_COLUMNS} FROM documentdb_api.list_indexes_cursor_first_page($1, $2${BSON}, 0)`,
  getMore: `SELECT cursorpage, continuation FROM documentdb_api.cursor_get_more($1, $2${BSON}, $3${BSON_TEXT})`,
  deleteCursors: 'SELECT documentdb_api_internal.delete_cursors($1::bigint[])',
  count: `SELECT document FROM documentdb_api.count_query($1, $2${BSON})`,
  distinct: `SELECT document FROM documentdb_api.distinct_query($1, $2${BSON})`,
  createCollection: `SELECT documentdb_api.create_collection_view($1, $2${BSON})`,
  dropCollection: 'SELECT documentdb_api.drop_collection($1, $2)',
  dropDatabase: 'SELECT documentdb_api.drop_database($1)',
  renameCollection: `SELECT documentdb_api.rename_collection($1${BSON})`,
  listDatabases: `SELECT documentdb_api.list_databases($1${BSON})`,
  createIndexes: `SELECT retval, ok, requests FROM documentdb_api.create_indexes_background($1, $2${BSON})`,
  createIndexesInTransaction: `SELECT documentdb_api_internal.create_indexes_non_concurrently($1, $2${BSON})`,
  buildIndexes: 'CALL documentdb_api_internal.build_index_concurrently(1)',
  indexBuildStatus: `SELECT retval, ok, complete FROM documentdb_api_internal.check_build_index_status($1${BSON_TEXT})`,
  indexName: 'SELECT (index_spec).index_name FROM documentdb_api_catalog.collection_indexes WHERE index_id = $1::int',
  dropIndexes: `CALL documentdb_api.drop_indexes($1, $2${BSON}, NULL)`,
});

const BSON_TEXT_PREFIX = 'BSONHEX';

/** The bytes of a BSON column, which PostgreSQL sends as text: `BSONHEX<hexadecimal>`. */
export function readBson(column: unknown): Buffer {
  if (typeof column !== 'string' || !column.startsWith(BSON_TEXT_PREFIX)) {
    throw new TypeError('PostgreSQL sent a column that is not BSON');
  }
  return Buffer.from(column.slice(BSON_TEXT_PREFIX.length), 'hex');
}

export function readText(column: unknown): string | undefined {
  return typeof column === 'string' ? column : undefined;
}
