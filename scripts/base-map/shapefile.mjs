/** Reads what scripts/base-map.mjs needs of ESRI shapefiles: lines, and the rank and name of each. */
import { readFileSync } from 'node:fs';

const HEADER = 100;
const POLYLINE = 3;

/** Records of a .shp file of polylines: lines of [longitude, latitude]. */
const shapesOf = (bytes) => {
  const shapes = [];
  for (let at = HEADER; at < bytes.length; at += 8 + 2 * bytes.readInt32BE(at + 4)) {
    const record = at + 8;
    if (bytes.readInt32LE(record) !== POLYLINE) {
      shapes.push([]);
      continue;
    }
    const [parts, points] = [bytes.readInt32LE(record + 36), bytes.readInt32LE(record + 40)];
    const starts = Array.from({ length: parts }, (_, k) => bytes.readInt32LE(record + 44 + 4 * k));
    const first = record + 44 + 4 * parts;
    const pointAt = (k) => [bytes.readDoubleLE(first + 16 * k), bytes.readDoubleLE(first + 16 * k + 8)];
    shapes.push(
      starts.map((start, k) => Array.from({ length: (starts[k + 1] ?? points) - start }, (_, step) => pointAt(start + step))),
    );
  }
  return shapes;
};

/** Records of a .dbf file: texts by the name of their column. */
const recordsOf = (bytes) => {
  const [count, start, length] = [bytes.readUInt32LE(4), bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
  const columns = [];
  for (let at = 32, from = 1; bytes[at] !== 0x0d; at += 32) {
    const name = bytes.toString('latin1', at, at + 11).replace(/\0.*$/s, '');
    columns.push({ name, from, to: (from += bytes[at + 16]) });
  }
  return Array.from({ length: count }, (_, k) => {
    const record = start + k * length;
    return Object.fromEntries(
      columns.map(({ name, from, to }) => [name, bytes.toString('latin1', record + from, record + to).trim()]),
    );
  });
};

/** @param path without .shp and .dbf */
export const readLines = (path) => {
  const records = recordsOf(readFileSync(`${path}.dbf`));
  return shapesOf(readFileSync(`${path}.shp`))
    .map((lines, k) => ({ lines, rank: Number(records[k].scalerank) }))
    .filter(({ lines }) => lines.length > 0);
};
