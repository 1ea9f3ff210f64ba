/** Exports a page's file name from the page, so that the build finds the chunk that browsers load for it. */
module.exports = function markSource(source) {
  return `${source}\nexport const sourceFile = ${JSON.stringify(this.resourcePath)};\n`;
};
