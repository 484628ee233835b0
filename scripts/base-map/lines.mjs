/** Reads lines with their attributes, of ESRI shapefiles and GeoJSON: rivers and roads of Natural Earth. */
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

const fromShapefile = (path) => {
  const records = recordsOf(readFileSync(path.replace(/\.shp$/, '.dbf')));
  return shapesOf(readFileSync(path)).map((lines, k) => ({ lines, attributes: records[k] }));
};

const fromGeoJson = (path) =>
  JSON.parse(readFileSync(path, 'utf8')).features.map(({ geometry, properties }) => ({
    lines:
      geometry?.type === 'LineString' ? [geometry.coordinates] : geometry?.type === 'MultiLineString' ? geometry.coordinates : [],
    attributes: properties,
  }));

/** @param path of a .shp, whose .dbf is beside it, or of GeoJSON; `rank` is Natural Earth's scalerank, 0 the most important */
export const readLines = (path) =>
  (path.endsWith('.shp') ? fromShapefile : fromGeoJson)(path)
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, attributes }) => ({ lines, attributes, rank: Number(attributes.scalerank) }));

/** Ranks of the roads that a map of a country shows. */
const HIGHWAY_RANK = 6;

/** The layer of a road, by its rank; null for ferries. */
export const classOfRoad = ({ rank, attributes: { type = '', expressway } }) => {
  if (type.startsWith('Ferry')) return null;
  return rank <= HIGHWAY_RANK || Number(expressway) === 1 ? 'highways' : 'roads';
};
