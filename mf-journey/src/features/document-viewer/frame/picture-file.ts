import type { ShownFile } from './shown-file.js';

/** A picture as a file of one page. @throws if it isn’t one */
export async function openPicture(bytes: ArrayBuffer, type: string, name: string): Promise<ShownFile> {
  const blob = new Blob([bytes], { type });
  const address = URL.createObjectURL(blob);
  const picture = new Image();
  picture.src = address;
  picture.alt = name;
  await picture.decode();
  return {
    pages: 1,
    paper: undefined,
    page: () =>
      Promise.resolve({
        width: picture.naturalWidth,
        height: picture.naturalHeight,
        draw(into) {
          into.append(picture);
          return { done: Promise.resolve(), stop: () => undefined };
        },
        picture: () => Promise.resolve(blob),
        release: () => undefined,
      }),
  };
}
