// The visible regions of the faces of a scene, merged by color.
import { type Box, common, overlap, ringOf } from './box.ts';
import { areaOf, difference, intersection, union } from './regions.ts';
import { type SeenFace, touching } from './seen.ts';
import { type Depth, depthAt, type Spot, whole } from './space.ts';

export type Region = {
  readonly color: string;
  readonly opacity: number;
  /** The shadow on the floor, which has no line round it. */
  readonly isShadow: boolean;
  /** Outlines and holes on the sheet, in whole units. */
  readonly rings: readonly (readonly Spot[])[];
};

/** Regions smaller than this, in square units, are dropped. */
const leastArea = 3;

/** The visible regions of faces and of their shadow, clipped to `frame`, in the order of painting. */
export function visibleRegions(
  faces: readonly SeenFace[],
  opaque: readonly SeenFace[],
  shadow: SeenFace | undefined,
  frame?: Box,
): Region[] {
  const layers = layersOf(faces);
  const regions: Layered[] = [...faces, ...(shadow ? [shadow] : [])].flatMap((face) => {
    if (frame && !overlap(face.box, frame)) return [];
    const rings = regionOf(face, opaque, frame);
    const { color, opacity } = face;
    const layer = layers.get(face) ?? 0;
    const isShadow = face === shadow;
    return rings.length > 0 ? [{ color, opacity, layer, isShadow, rings }] : [];
  });
  return merged(regions);
}

/** The difference of two depths, a - b, as a linear function of the sheet: positive where `a` is nearer to the eye. */
const less = (a: Depth, b: Depth): Depth => ({ x: a.x - b.x, y: a.y - b.y, at0: a.at0 - b.at0 });

/** The least and the largest value of a linear function over a box. */
function range(value: Depth, box: Box): [number, number] {
  const values = [
    depthAt(value, { x: box.left, y: box.top }),
    depthAt(value, { x: box.right, y: box.top }),
    depthAt(value, { x: box.left, y: box.bottom }),
    depthAt(value, { x: box.right, y: box.bottom }),
  ];
  return [Math.min(...values), Math.max(...values)];
}

/** The part of a ring where a linear function is above a value (Sutherland and Hodgman 1974). */
function above(ring: readonly Spot[], value: Depth, least: number): Spot[] {
  return ring.flatMap((spot, index) => {
    const next = ring[(index + 1) % ring.length] ?? spot;
    const here = depthAt(value, spot) - least;
    const there = depthAt(value, next) - least;
    const kept = here >= 0 ? [spot] : [];
    if (here * there < 0) {
      const part = here / (here - there);
      kept.push({ x: spot.x + part * (next.x - spot.x), y: spot.y + part * (next.y - spot.y) });
    }
    return kept;
  });
}

/** The region of a face that no nearer face covers. */
function regionOf(face: SeenFace, opaque: readonly SeenFace[], frame?: Box): Spot[][] {
  const covers: Spot[][] = [];
  for (const other of opaque) {
    if (other === face || !overlap(face.box, other.box)) continue;
    const nearer = less(other.depth, face.depth);
    const [least, most] = range(nearer, common(face.box, other.box));
    if (most <= touching) continue;
    covers.push(
      ...(least > touching
        ? other.rings
        : other.rings.map((ring) => above(ring, nearer, touching))),
    );
  }
  const inFrame = frame ? intersection(face.rings, [ringOf(frame)]) : face.rings;
  return covers.length > 0 ? difference(inFrame, covers) : inFrame;
}

/** The layer of each flat face: 1 more than the highest flat face under it. Higher layers are painted later. */
function layersOf(faces: readonly SeenFace[]): Map<SeenFace, number> {
  const layers = new Map<SeenFace, number>();
  const flats = faces.filter(({ flat }) => flat);
  flats.forEach((face, index) => {
    let layer = 1;
    for (const under of flats.slice(0, index)) {
      if (!overlap(face.box, under.box)) continue;
      const [least, most] = range(less(face.depth, under.depth), common(face.box, under.box));
      if (least > -touching && most < touching)
        layer = Math.max(layer, (layers.get(under) ?? 0) + 1);
    }
    layers.set(face, layer);
  });
  return layers;
}

type Layered = Region & { readonly layer: number };

/** The union of regions in whole units of the sheet, without rings that are too small to be seen. */
const united = (all: readonly Region[]): Spot[][] =>
  union(all.flatMap(({ rings }) => rings.map((ring) => ring.map(whole)))).filter(
    (ring) => Math.abs(areaOf(ring)) >= leastArea,
  );

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/**
 * One region for each color and opacity. What higher layers cover is cut away, so opaque regions do not overlap. The shadow
 * comes first, then the other opaque regions, then the transparent ones, each from the largest on.
 */
function merged(regions: readonly Layered[]): Region[] {
  const isOpaque = ({ opacity }: Region) => opacity === 1;
  let above: Spot[][] = [];
  const parted: Region[] = grouped(
    regions.filter(isOpaque).sort((a, b) => b.layer - a.layer),
    ({ layer }) => String(layer),
  ).flatMap((layer) => {
    const cut = layer.map((region) => ({ ...region, rings: difference(region.rings, above) }));
    above = union([...above, ...layer.flatMap(({ rings }) => rings)]);
    return cut;
  });
  const parts = [...parted, ...regions.filter((region) => !isOpaque(region))];
  return grouped(parts, ({ opacity, color }) => `${opacity} ${color}`)
    .flatMap((group) => group.slice(0, 1).map((first) => ({ ...first, rings: united(group) })))
    .filter(({ rings }) => rings.length > 0)
    .map((region) => ({ region, size: region.rings.reduce((sum, ring) => sum + areaOf(ring), 0) }))
    .sort(
      (a, b) =>
        Number(!isOpaque(a.region)) - Number(!isOpaque(b.region)) ||
        Number(b.region.isShadow) - Number(a.region.isShadow) ||
        b.size - a.size,
    )
    .map(({ region }) => region);
}
