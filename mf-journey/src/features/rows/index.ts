export { Buttons, Row, RowNote, Rows, RowTitle } from './rows.js';
export { ShortList } from './short-list.js';
