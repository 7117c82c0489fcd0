declare module 'virtual:icons-in-use' {
  /** Made by iconsInUse.ts from the sources of the components. */
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>;
}
