/** Characters that the texts of the range may have, whether typed at the desk or imported. */
export const LONGEST_NAME = 200
export const LONGEST_SKU = 64
export const LONGEST_PROMOTION = 500
export const LONGEST_DESCRIPTION = 20_000
