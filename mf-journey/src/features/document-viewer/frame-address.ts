declare const __webpack_public_path__: string;

/** The frame’s page, in the same release as this script. */
export const frameAddress = (): string => `${__webpack_public_path__}frames/document-viewer.html`;
