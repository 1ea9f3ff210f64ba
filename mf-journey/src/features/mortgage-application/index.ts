export { fetchPacket, fetchPrintedPacket } from './api.js';
export { useApplicationChange, useMortgageApplication, useRefreshedApplication } from './use-mortgage-application.js';
