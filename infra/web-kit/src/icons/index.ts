/** One set (lucide), one stroke; each is hidden from screen readers unless it is given a label. */
export { default as ArrowLeftIcon } from 'lucide-react/icons/arrow-left';
export { default as ArrowRightIcon } from 'lucide-react/icons/arrow-right';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down';
export { default as CircleAlertIcon } from 'lucide-react/icons/circle-alert';
export { default as CircleCheckIcon } from 'lucide-react/icons/circle-check';
export { default as CircleIcon } from 'lucide-react/icons/circle';
export { default as EyeIcon } from 'lucide-react/icons/eye';
export { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
export { default as HouseIcon } from 'lucide-react/icons/house';
export { default as InfoIcon } from 'lucide-react/icons/info';
export { default as LogOutIcon } from 'lucide-react/icons/log-out';
export { default as MessageCircleIcon } from 'lucide-react/icons/message-circle';
export { default as RetryIcon } from 'lucide-react/icons/rotate-cw';
export { default as SettingsIcon } from 'lucide-react/icons/settings';
export { default as TriangleAlertIcon } from 'lucide-react/icons/triangle-alert';
export { default as XIcon } from 'lucide-react/icons/x';
