/** Orders of the list of searches in vain, the first one by default. */
export const vainSearchSorts = ['often', 'latest', 'term'] as const
