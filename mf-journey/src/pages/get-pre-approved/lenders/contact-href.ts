/** To write or call, if what the buyer noted is an email address or a US phone number. */
export function contactHref(contact: string): string | undefined {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(contact)) return `mailto:${contact}`;
  const digits = contact.replace(/\D/g, '');
  return /^[\d\s().+-]+$/.test(contact) && /^1?\d{10}$/.test(digits) ? `tel:+1${digits.slice(-10)}` : undefined;
}
