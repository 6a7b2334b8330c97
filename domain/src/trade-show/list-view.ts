/** `1` where somebody reads the hall as lists: they need nothing of its panorama. */
export const LIST_COOKIE = 'ff_list'
