/**
 * What limits count an address by. Whoever has one IPv6 address has a whole /64 of them, so that is one client; an IPv4
 * address in IPv6 clothes is itself.
 */
export function clientNetwork(address: string | undefined): string {
  // A socket that is closed by now has none.
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
