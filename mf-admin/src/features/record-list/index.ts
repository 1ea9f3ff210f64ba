export { emailColumn, nameColumn, stateColumn, timeColumn, type Person } from './person-columns.js';
export { RecordList, type RecordListProps } from './record-list.js';
