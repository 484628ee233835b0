declare module 'lineclip' {
  type Box = readonly [left: number, top: number, right: number, bottom: number];
  export const clipPolyline: <Point>(points: readonly Point[], box: Box) => Point[][];
  export const clipPolygon: <Point>(points: readonly Point[], box: Box) => Point[];
}
