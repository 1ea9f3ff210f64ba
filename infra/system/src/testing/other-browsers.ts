import { canInstallDebianPackages, hasDebianPackages, installDebianPackages } from './debian-packages.js';

/** Firefox, WebKitGTK with its driver, and the display that it needs. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/** @throws if this machine neither has the browsers nor can install them */
export async function ensureOtherBrowsers(report: (line: string) => void): Promise<void> {
  if (hasDebianPackages(packages)) return;
  report(`browsers   installing ${packages.join(', ')} …`);
  if (canInstallDebianPackages() && (await installDebianPackages(packages))) return;
  throw new Error(
    `These tests need the Debian packages ${packages.join(', ')}; as root they are installed by themselves.`,
  );
}
