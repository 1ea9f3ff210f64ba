import { spawn, type ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '@hearthway/system';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { patience, type Browser, type Tab } from './tab.js';

/** The MiniBrowser of WebKitGTK's package, on its own display. */
export async function openWebKit(): Promise<Browser> {
  const [port] = await freePorts(1);
  // Use one process group, so the display, driver, and browser stop together.
  const server = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${String(port)}`], {
    stdio: 'ignore',
    detached: true,
  });
  try {
    await answering(`http://127.0.0.1:${String(port)}/status`, server);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${String(port)}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', '--geometry=1280x900'] },
      })
      .build();
    const version = String((await driver.getCapabilities()).get('browserVersion'));
    const close = async () => {
      await driver.quit().catch(() => undefined);
      await end(server);
    };
    return { version: `WebKitGTK ${version}`, tab: tabOf(driver, await driver.getWindowHandle()), close };
  } catch (error) {
    await end(server);
    throw error;
  }
}

function tabOf(driver: WebDriver, handle: string): Tab {
  /** Retries when an element is replaced between finding and using it. */
  const using = async (xpath: string, act: (element: WebElement) => Promise<void>): Promise<void> => {
    await driver.switchTo().window(handle);
    await driver.wait(
      async () => {
        try {
          await act(await driver.findElement(By.xpath(xpath)));
          return true;
        } catch {
          return false;
        }
      },
      patience,
      `nothing could be done with ${xpath}`,
    );
  };
  return {
    async goto(url) {
      await driver.switchTo().window(handle);
      await driver.get(url);
    },
    async url() {
      await driver.switchTo().window(handle);
      return driver.getCurrentUrl();
    },
    click: (xpath) =>
      using(xpath, async (element) => {
        // The driver counts an element as in view when only its scroll padding is, and then doesn't scroll to it.
        await driver.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', element);
        await element.click();
      }),
    type: (xpath, text) =>
      using(xpath, async (element) => {
        if ((await element.getTagName()) !== 'select') await element.clear();
        await element.sendKeys(text);
      }),
    async shows(xpath) {
      await driver.switchTo().window(handle);
      const [found] = await driver.findElements(By.xpath(xpath));
      return (await found?.isDisplayed().catch(() => false)) ?? false;
    },
    async evaluate(expression) {
      await driver.switchTo().window(handle);
      return driver.executeScript(`return (${expression})`);
    },
    async opening(act) {
      const before = new Set(await driver.getAllWindowHandles());
      await act();
      const opened = await driver.wait(async () => {
        const handles = await driver.getAllWindowHandles();
        return handles.find((other) => !before.has(other)) ?? false;
      }, patience);
      return tabOf(driver, String(opened));
    },
  };
}

/** Its path contains the CPU architecture and the library version. */
function miniBrowser(): string {
  const packages = execFileSync('dpkg-query', ['--search', '*/MiniBrowser'], { encoding: 'utf8' });
  const path = /^\S+ (\/.*\/MiniBrowser)$/m.exec(packages)?.[1];
  if (!path) throw new Error('WebKitGTK is installed without its MiniBrowser');
  return path;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && server.exitCode === null) {
    const answered = await fetch(url).then(
      () => true,
      () => new Promise<false>((resolve) => setTimeout(resolve, 100, false)),
    );
    if (answered) return;
  }
  throw new Error('WebKitWebDriver did not start');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGTERM');
  await ended;
}
