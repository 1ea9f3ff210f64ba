/**
 * The network that limits count as one client. Anyone with one IPv6 address has its whole /64, so that is one client.
 * IPv4-mapped addresses count as IPv4.
 */
export function clientNetwork(address: string | undefined): string {
  // A closed socket has no address.
  const [plain = ''] = (address ?? '').split('%');
  const embedded = /^(?:::ffff:)(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (embedded) return embedded;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
