// Loaded before each command. In a folder whose path has "#" or "?", neither tsx nor Vite finds its files.
const folder = process.cwd();
if (/[#?]/.test(folder)) {
  console.error(
    `This project cannot run in ${folder}, because its path has "#" or "?". Rename that folder.`,
  );
  process.exit(2);
}
