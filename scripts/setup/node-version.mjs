/**
 * Imported first by every script: tells users of an old Node which version they
 * need. Uses only syntax that an old Node can parse.
 */
const neededMajor = 20;
const neededMinor = 19;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Masume needs Node ${neededMajor}.${neededMinor} or newer; this is Node ${process.versions.node}.`,
  );
  console.error("Get it from https://nodejs.org");
  process.exit(1);
}
