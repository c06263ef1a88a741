import type { ComponentType } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { SceneName } from './scenes/scene.ts';

const icon = (path: string) =>
  function SceneIcon() {
    return (
      <Icon>
        <path d={path} />
      </Icon>
    );
  };

/** The icons of the views. */
export const sceneIcons: Record<SceneName, ComponentType> = {
  answer: icon(
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3Zm3 15h2',
  ),
  dashboard: icon('M4 20V10m5.3 10V4m5.4 16v-7M20 20V7'),
  tickets: icon('M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4Zm10 0v10'),
  comments: icon('M5 5h14v11h-8l-4 3.5V16H5Zm4 4.5h6m-6 3h4'),
  editor: icon('M5 4h14v16H5Zm4 5h6m-6 4h6m-6 3.5h3'),
  panel: icon(
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11Zm-6 8.5a6 6 0 0 1 12 0m1.5-8.6a3 3 0 0 0 0-5.8M18 14.5a6 6 0 0 1 3 5',
  ),
  teams: icon('M4 4h5v5H4Zm11 0h5v5h-5ZM4 15h5v5H4Zm11 0h5v5h-5ZM9 6.5h6m-6 11h6M6.5 9v6m11-6v6'),
};
