import type { AppScene } from '../../src/site/workspace/scenes/scene.ts';
import { WorkspaceFrame } from '../../src/site/workspace/workspace-frame.tsx';

const view = (scene: AppScene) =>
  function View() {
    return <WorkspaceFrame scenes={[scene]} isLive />;
  };

export const WithPhone = () => <WorkspaceFrame scenes={['answer', 'dashboard', 'tickets']} isLive />;

export const Still = () => <WorkspaceFrame scenes={['answer', 'dashboard', 'tickets']} />;

export const Dashboard = view('dashboard');

export const Tickets = view('tickets');

export const Comments = view('comments');

export const Editor = view('editor');

export const Panel = view('panel');

export const Teams = view('teams');
