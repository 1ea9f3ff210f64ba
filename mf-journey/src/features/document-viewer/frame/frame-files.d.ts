declare module '*?text' {
  const text: string;
  export default text;
}
declare module '*?bytes' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
