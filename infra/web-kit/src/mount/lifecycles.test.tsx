import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { containedErrorEvent } from '@hearthway/contracts/constants';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useId, type ReactNode } from 'react';
import { prerenderApplication } from '../prerender/index.js';
import { containerId } from './container.js';
import { createLifecycles, type ApplicationProps } from './lifecycles.js';

interface Props extends ApplicationProps {
  greeting: string;
}

const props: Props = { name: 'sample', greeting: 'Hello' };

function Page({ greeting }: Props): ReactNode {
  return <p id={useId()}>{greeting}</p>;
}

const render = (given: Props): ReactNode => <Page {...given} />;

describe('createLifecycles', () => {
  let container: HTMLElement;

  beforeEach(() => {
    container = document.createElement('div');
    container.id = containerId('sample');
    document.body.append(container);
  });
  afterEach(() => {
    container.remove();
    jest.restoreAllMocks();
  });

  it('renders into the container on the page and replaces its content', async () => {
    container.innerHTML = '<p>Waiting</p>';
    const application = createLifecycles<Props>({ render });
    await act(() => application.mount(props));
    expect(container.textContent).toBe('Hello');
    await act(() => application.unmount(props));
    expect(container.childNodes).toHaveLength(0);
  });

  it('creates a container if there is none', async () => {
    container.remove();
    const application = createLifecycles<Props>({ render });
    await act(() => application.mount(props));
    const created = document.getElementById(containerId('sample'));
    expect(created?.textContent).toBe('Hello');
    await act(() => application.unmount(props));
    created?.remove();
  });

  it('leaks nothing over fifty mounts and unmounts', async () => {
    let living = 0;
    const Counted = (): ReactNode => {
      useEffect(() => {
        living += 1;
        return () => {
          living -= 1;
        };
      }, []);
      return 'Here';
    };
    const application = createLifecycles<Props>({ render: () => <Counted /> });
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const elementsBefore = document.querySelectorAll('*').length;
    for (let round = 0; round < 50; round += 1) {
      await act(() => application.mount(props));
      expect(living).toBe(1);
      await act(() => application.unmount(props));
    }
    const ofNavigation = (calls: readonly unknown[][]): number => calls.filter(([type]) => type === 'popstate').length;
    expect(living).toBe(0);
    expect(container.childNodes).toHaveLength(0);
    expect(document.querySelectorAll('*')).toHaveLength(elementsBefore);
    expect(ofNavigation(added.mock.calls)).toBe(50);
    expect(ofNavigation(removed.mock.calls)).toBe(50);
  });

  it('keeps a single root when mounted twice', async () => {
    const application = createLifecycles<Props>({ render });
    await act(() => application.mount(props));
    await act(() => application.mount({ ...props, greeting: 'Again' }));
    expect(container.textContent).toBe('Again');
    await act(() => application.unmount(props));
    expect(container.childNodes).toHaveLength(0);
  });

  it('resolves when unmounting what was never mounted', async () => {
    await expect(createLifecycles<Props>({ render }).unmount(props)).resolves.toBeUndefined();
  });

  it('hydrates elements prerendered for this path', async () => {
    const onError = jest.fn();
    const options = { render, onError };
    container.innerHTML = prerender(options);
    container.dataset['prerendered'] = location.pathname;
    const paragraph = container.querySelector('p');
    const application = createLifecycles<Props>(options);
    await act(() => application.mount(props));
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.hasAttribute('data-prerendered')).toBe(false);
    expect(onError).not.toHaveBeenCalled();
    await act(() => application.unmount(props));
  });

  it('replaces elements prerendered for another path', async () => {
    container.innerHTML = prerender({ render });
    container.dataset['prerendered'] = '/elsewhere';
    const paragraph = container.querySelector('p');
    const application = createLifecycles<Props>({ render });
    await act(() => application.mount(props));
    expect(container.querySelector('p')).not.toBe(paragraph);
    await act(() => application.unmount(props));
  });

  it('renders once prepared, not before', async () => {
    let finishPreparing: (word: string) => void = () => undefined;
    const prepare = () => new Promise<string>((resolve) => (finishPreparing = resolve));
    container.innerHTML = '<p>Waiting</p>';
    const application = createLifecycles<Props, string>({ prepare, render: (_given, word) => word });
    const mounting = application.mount(props);
    expect(container.textContent).toBe('Waiting');
    finishPreparing('Prepared');
    await act(() => mounting);
    expect(container.textContent).toBe('Prepared');
    await act(() => application.unmount(props));
  });

  it('retries a failed prepare', async () => {
    const prepare = jest.fn(() => Promise.resolve('Prepared')).mockRejectedValueOnce(new Error('a failed preload'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const application = createLifecycles<Props, string>({ prepare, render: (_given, word) => word });
    await act(() => application.mount(props));
    expect(container.textContent).toBe('Prepared');
    await act(() => application.unmount(props));
  });

  it('rejects and leaves prerendered markup alone when preparing fails', async () => {
    container.innerHTML = '<p>Prerendered</p>';
    container.dataset['prerendered'] = location.pathname;
    const prepare = () => Promise.reject(new Error('no page'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const application = createLifecycles<Props, string>({ prepare, render: (_given, word) => word });
    await expect(application.mount(props)).rejects.toThrow('no page');
    expect(container.textContent).toBe('Prerendered');
    expect(container.dataset['prerendered']).toBe(location.pathname);
  });

  it('renders nothing when unmounted while preparing', async () => {
    let finishPreparing: (word: string) => void = () => undefined;
    const prepare = () => new Promise<string>((resolve) => (finishPreparing = resolve));
    const application = createLifecycles<Props, string>({ prepare, render: (_given, word) => word });
    const mounting = application.mount(props);
    await application.unmount(props);
    finishPreparing('Too late');
    await act(() => mounting);
    expect(container.textContent).toBe('');
  });

  it('reports a hydration mismatch and shows the correct content', async () => {
    const onError = jest.fn();
    container.innerHTML = prerender({ render }).replace('Hello', 'Goodbye');
    container.dataset['prerendered'] = location.pathname;
    const application = createLifecycles<Props>({ render, onError });
    await act(() => application.mount(props));
    expect(container.textContent).toBe('Hello');
    expect(onError).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ kind: 'recoverable' }), props);
    await act(() => application.unmount(props));
  });

  it.each([
    ['a component throws', () => <Broken />],
    [
      'render itself throws',
      () => {
        throw new Error('no page');
      },
    ],
  ])('when %s, reports it, shows Try again in place, and does not reject', async (_case, brokenRender) => {
    const onError = jest.fn();
    let recovered = false;
    const application = createLifecycles<Props>({
      render: (given) => (recovered ? render(given) : brokenRender()),
      onError,
    });
    await act(() => application.mount(props));
    expect(screen.getByRole('alert').textContent).toContain('stopped working');
    expect(onError).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ kind: 'render' }), props);
    recovered = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(container.textContent).toBe('Hello');
    await act(() => application.unmount(props));
  });

  it('leaves a component that throws to the shell, if there is one', async () => {
    const onCrash = jest.fn();
    const announced = jest.fn();
    window.addEventListener(containedErrorEvent, ({ detail }: CustomEventInit) => announced(detail), { once: true });
    const onError = jest.fn();
    const application = createLifecycles<Props>({ render: () => <Broken />, onError });
    await act(() => application.mount({ ...props, onCrash }));
    expect(onCrash).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(announced).toHaveBeenCalledWith(onError.mock.calls[0]?.[0]);
    expect(container.childNodes).toHaveLength(0);
    await act(() => application.unmount(props));
  });

  it('leaves it to the shell also if the application can’t report it', async () => {
    const onCrash = jest.fn();
    const onError = jest
      .fn(() => undefined)
      .mockImplementationOnce(() => {
        throw new Error('broken, too');
      });
    const application = createLifecycles<Props>({ render: () => <Broken />, onError });
    const mounting = async () => act(() => application.mount({ ...props, onCrash }));
    await mounting().catch(() => undefined);
    expect(onCrash).toHaveBeenCalledTimes(1);
    await act(() => application.unmount(props));
  });

  it('retries when the visitor navigates', async () => {
    let recovered = false;
    const application = createLifecycles<Props>({ render: (given) => (recovered ? render(given) : <Broken />) });
    await act(() => application.mount(props));
    recovered = true;
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(container.textContent).toBe('Hello');
    await act(() => application.unmount(props));
  });
});

function Broken(): ReactNode {
  throw new Error('broken on purpose');
}

const prerender = (options: { render: (props: Props) => ReactNode }): string =>
  prerenderApplication(props, undefined, options);
