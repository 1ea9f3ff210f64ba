export { emailColumn, nameColumn, stateColumn, timeColumn, type Person } from './person-columns.js';
export { RecordList } from './record-list.js';
