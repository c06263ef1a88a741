// Names an old Node before a command fails with a stack trace. CommonJS and old syntax, because an old Node runs it.
const needed = [22, 22];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `This command needs Node ${needed.join('.')} or newer, and this is Node ${process.versions.node}: run \`npm ci\`, which installs a newer one into node_modules.`,
  );
  process.exit(1);
}
