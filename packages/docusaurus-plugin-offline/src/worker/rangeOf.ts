/**
 * Returns the part of a file that a request asks for, as the elements for audio and video do.
 *
 * @param range the header `Range` of the request. The response is the whole file if the header has
 * another form than that of these elements.
 */
export async function rangeOf(file: Response, range: string): Promise<Response> {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined) {
    return file;
  }
  const whole = await file.blob();
  const start = Number(first);
  const end = Math.min(last ? Number(last) + 1 : whole.size, whole.size);
  if (start >= end) {
    return new Response(null, {status: 416, headers: {'Content-Range': `bytes */${whole.size}`}});
  }
  return new Response(whole.slice(start, end, whole.type), {
    status: 206,
    headers: {
      'Content-Range': `bytes ${start}-${end - 1}/${whole.size}`,
      'Content-Length': String(end - start),
    },
  });
}
