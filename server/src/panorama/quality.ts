const LOWEST_QUALITY = 40

/** Encodes pictures at the best quality that keeps them within a number of bytes, or at the lowest. */
export async function lowered(
  most: number,
  from: number,
  make: (quality: number) => Promise<Buffer[]>,
): Promise<Buffer[]> {
  for (let quality = from; ; quality -= 6) {
    const made = await make(quality)
    if (bytesOf(made) <= most || quality <= LOWEST_QUALITY) return made
  }
}

export const bytesOf = (pictures: Buffer[]): number => pictures.reduce((sum, { length }) => sum + length, 0)
