/**
 * Returns whether an error is about a file below the listings' folder, or
 * about the file's entry in its problem.yaml.
 */
export function isAbout(error: string, file: string): boolean {
  const end = file.lastIndexOf('/');
  const [folder, name] = [file.slice(0, end), file.slice(end + 1)];
  return (
    error.includes(file) ||
    (error.includes(`${folder}/problem.yaml:`) && error.includes(` ${name}:`))
  );
}
