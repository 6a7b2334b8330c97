/** m main colour, d deep, p pale, g green of leaves, w cream, b brown. The first part is the silhouette. */
export type Part = [tone: 'm' | 'd' | 'p' | 'g' | 'w' | 'b', d: string]
