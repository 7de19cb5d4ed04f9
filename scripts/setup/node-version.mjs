/**
 * Imported first by every script: an old Node should hear what it lacks, not
 * choke on syntax. Written so that even a very old one can read it.
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
