export { knownSections } from './known-sections.js';
export { mortgagePacket } from './mortgage-packet.js';
export { packetDocument } from './packet-document.js';
