/** Words of "my account". */
export const accountWords = {
  title: 'Mi cuenta',
  loading: 'Cargando tu cuenta',
  failed: 'No se pudo cargar tu cuenta',
  user: {
    title: 'Usuario',
    userName: 'Nombre de usuario',
    email: 'Correo',
    role: 'Rol',
    emailNote: 'Tu correo lo cambia quien administra los usuarios del negocio.',
  },
  business: {
    title: 'Negocio',
    name: 'Nombre',
    activity: 'Giro',
    payments: 'Tipo de pago',
    environment: 'Ambiente',
    none: 'Sin definir',
  },
  affiliated: {
    title: 'Negocios afiliados',
    text: 'Elige uno para trabajar en él.',
    current: 'Negocio actual',
    enter: (name: string) => `Cambiar a ${name}`,
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierran tus demás sesiones; en esta sigues.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    hint: 'De 12 caracteres o más; varias palabras sirven mejor que signos.',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    required: 'Este campo es obligatorio',
    submit: 'Cambiar contraseña',
    running: 'Cambiando…',
    changed: 'Tu contraseña cambió y tus demás sesiones se cerraron',
  },
  sessions: {
    title: 'Sesiones',
    text: '“Cerrar sesión” cierra solo esta. Si usaste un equipo que no es tuyo, o perdiste uno, ciérralas todas.',
    end: 'Cerrar todas mis sesiones',
    endTitle: '¿Cerrar todas tus sesiones?',
    endText:
      'Se cierran en todos los equipos y en los dos ambientes, también aquí. Después inicia sesión otra vez.',
    ending: 'Cerrando…',
  },
};
