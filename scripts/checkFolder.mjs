// Loaded before each command, because neither tsx nor Vite finds files in a folder whose path contains "#" or "?".
const folder = process.cwd();
if (/[#?]/.test(folder)) {
  console.error(
    `This project cannot run in ${folder}, because its path has "#" or "?". Rename that folder.`,
  );
  process.exit(2);
}
