import { Icon } from '../../ui/icon.tsx';

export const LinkIcon = () => (
  <Icon>
    <path d="m10 14 4-4M9 9.500 6.500 12a3.900 3.900 0 0 0 5.500 5.500l2.500-2.500M15 14.500l2.500-2.500A3.900 3.900 0 0 0 12 6.500L9.500 9" />
  </Icon>
);

export const UploadIcon = () => (
  <Icon>
    <path d="M12 15.500V4.500M7.500 9 12 4.500 16.500 9M4.500 15v4.500h15V15" />
  </Icon>
);
