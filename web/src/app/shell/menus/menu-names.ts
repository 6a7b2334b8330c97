/** The header's menus, in their order. */
export const menuNames = ['brands', 'categories', 'sale'] as const
export type MenuName = (typeof menuNames)[number]
