export { ContractRoom } from './contract-room.js';
export { DeadlineDialog } from './components/deadline-dialog.js';
export { effectiveMoment, deadlineKeyOf, momentText } from './format-deadline.js';
export {
  useContract,
  useContractEntry,
  useContractRefresh,
  usePropertyToday,
  useShownContract,
} from './use-contract.js';
