/** Lets a page say which file it is, so that the build finds the chunk that a browser loads for it. */
module.exports = function markSource(source) {
  return `${source}\nexport const sourceFile = ${JSON.stringify(this.resourcePath)};\n`;
};
