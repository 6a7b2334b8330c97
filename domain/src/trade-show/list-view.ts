/** `1` where the reader sees the hall as lists; the server then names nothing of the panorama. */
export const LIST_COOKIE = 'ff_list'
