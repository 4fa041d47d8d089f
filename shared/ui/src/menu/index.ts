export { Menu, type MenuProps } from './Menu.tsx';
export { MenuItem, type MenuItemProps, MenuLink, type MenuLinkProps, MenuSeparator } from './MenuItem.tsx';
export { MenuRadioGroup, type MenuRadioGroupProps } from './MenuRadioGroup.tsx';
