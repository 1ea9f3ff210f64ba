/** The part of the package that we use; it has no types of its own. */
declare module 'heic-decode' {
  interface DecodedPicture {
    readonly width: number;
    readonly height: number;
    /** Four bytes for each pixel. */
    readonly data: Uint8ClampedArray;
  }
  interface Picture {
    readonly width: number;
    readonly height: number;
    decode(): Promise<DecodedPicture>;
  }
  const decode: { all(options: { buffer: Uint8Array }): Promise<Picture[]> };
  export default decode;
}
