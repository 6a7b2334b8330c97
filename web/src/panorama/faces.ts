/** Consecutive vertices of a mesh, and the place of the material that they are drawn with. */
export interface Faces {
  start: number
  count: number
  materialIndex: number
}

/** Neighbours of one material become one; those whose material is not wanted are left out. */
export function drawnTogether<Material>(
  faces: readonly Faces[],
  materials: readonly Material[],
  isWanted: (material: Material) => boolean,
): Faces[] {
  const together: Faces[] = []
  for (const { start, count, materialIndex } of faces) {
    const material = materials[materialIndex]!
    if (!isWanted(material)) continue
    const last = together.at(-1)
    if (last && last.start + last.count === start && materials[last.materialIndex] === material) last.count += count
    else together.push({ start, count, materialIndex })
  }
  return together
}
