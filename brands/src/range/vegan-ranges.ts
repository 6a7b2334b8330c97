/** Sub-categories of which everything is made without anything from animals. */
export const veganRanges: readonly string[] = ['Plant protein', 'Vegan bars', 'Plant shakes']
